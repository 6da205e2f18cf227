import type { OwnDocument } from '@repo/api-client/queries/documents';
import { Text } from '@repo/ui/primitives/Text';
import { useLanguage } from '../../language/use-language.ts';
import { healthWords } from './document-words.ts';

/** What a health certificate is for, where it comes from, and what follows without one. */
export function AboutHealthCertificate({ document }: { readonly document: OwnDocument }) {
  const { language } = useLanguage();
  if (document.status === 'accepted') return null;
  const { source, without } = healthWords[language];
  // While a check waits, the news above say what follows.
  return <Text tone="muted">{document.waited_for ? source : `${source} ${without}`}</Text>;
}

/** Which checks ask for one, where the rest is folded. */
export function HealthCertificateUse() {
  const { language } = useLanguage();
  return <Text tone="muted">{healthWords[language].use}</Text>;
}
