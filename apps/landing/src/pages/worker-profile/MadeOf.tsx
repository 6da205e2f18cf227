import { trustComponents, trustPoints } from '@repo/domain/trust-score';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useBlank } from '../../site/filling.tsx';
import type { Language } from '../../site/languages.ts';
import { hasIdentity, type ShownTier } from './shown-tier.ts';
import { wordsOf } from './words.ts';

interface MadeOfProps {
  readonly language: Language;
  readonly shownTier: ShownTier;
}

/** What earns points, folded. The page knows the sum, and of its parts the identity alone. */
export function MadeOf({ language, shownTier }: MadeOfProps) {
  const { made } = wordsOf[language];
  const score = useBlank('trust_score');
  const isVerified = hasIdentity(shownTier);
  const identity = String(trustPoints.identity);
  return (
    <Disclosure label={made.title}>
      <Stack gap="medium">
        <Text>{isVerified ? made.text.others(identity, score) : made.text.sum}</Text>
        <DefinitionList
          columns={2}
          items={trustComponents.map((component) => ({
            term: made.components[component],
            value: made[component === 'identity' && isVerified ? 'earned' : 'points'](
              String(trustPoints[component]),
            ),
          }))}
        />
      </Stack>
    </Disclosure>
  );
}
