import { brand } from '@repo/domain/brand';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../language/use-language.ts';

/** The sentence against swindlers, wherever a worker gives her number, her code or her yes. */
export function NeverAsks() {
  const { say } = useLanguage();
  return <Text size="small">{say('trust.never', { brand: brand.name })}</Text>;
}
