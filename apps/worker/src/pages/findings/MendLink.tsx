import type { Finding } from '@repo/api-client/queries/worker-status';
import { TextLink } from '@repo/ui/components/TextLink';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { resultWords, type MendableCheck } from './result-words.ts';

const places: Readonly<Record<MendableCheck, string>> = {
  identity: paths.identity,
  references: paths.references,
  criminal_record: paths.documents,
  health: paths.documents,
};
const isMendable = (check: string | null): check is MendableCheck =>
  check !== null && Object.hasOwn(places, check);

/** What the worker can do about a check that could not be confirmed. Nothing where only the team can do something. */
export function MendLink({ finding: { check, outcome } }: { readonly finding: Finding }) {
  const { language } = useLanguage();
  if (outcome !== 'unable_to_verify' || !isMendable(check)) return null;
  return (
    <TextLink placement="alone" href={places[check]}>
      {resultWords[language].mend[check]}
    </TextLink>
  );
}
