import { ButtonLink } from '@repo/ui/components/Button';
import { IconList } from '@repo/ui/components/IconList';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { resultWords } from './result-words.ts';

/** Before the first result: that there is none, then what will be checked, when each check begins, and the way there. */
export function NoResults() {
  const { say, language } = useLanguage();
  const words = resultWords[language];
  return (
    <>
      <Stack gap="xxsmall">
        <Heading level={2}>{words.none}</Heading>
        <Text tone="muted">{say('findings.none.text')}</Text>
      </Stack>
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
