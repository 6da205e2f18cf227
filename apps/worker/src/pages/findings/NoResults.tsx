import { ButtonLink } from '@repo/ui/components/Button';
import { EmptyState } from '@repo/ui/components/EmptyState';
import { IconList } from '@repo/ui/components/IconList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Kettle } from '@repo/ui/drawings/Kettle';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { resultWords } from './result-words.ts';

/** Before the first result: what will be checked, when each check begins, and the way there. */
export function NoResults() {
  const { say, language } = useLanguage();
  const words = resultWords[language];
  return (
    <>
      <EmptyState title={words.none} drawing={<Kettle />}>
        {say('findings.none.text')}
      </EmptyState>
      <TitledCard title={words.ahead} gap="medium">
        <IconList
          items={words.begins.map(([check, when]) => ({
            icon: checkKindIcons[check],
            title: say(`notice.check.${check}`),
            text: when,
          }))}
        />
        <ButtonLink href={paths.verification} variant="secondary" fullWidth>
          {words.steps}
        </ButtonLink>
      </TitledCard>
    </>
  );
}
