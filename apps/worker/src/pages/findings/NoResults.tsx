import { ButtonLink } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { begunChecks, resultWords } from './result-words.ts';

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
        <Grid as="ul" columns={2}>
          {begunChecks.map((check) => {
            const Drawing = checkKindIcons[check];
            return (
              <Inline as="li" key={check} align="start">
                <Text as="span" tone="primary">
                  <Drawing />
                </Text>
                <div>
                  <Text weight="medium">{say(`notice.check.${check}`)}</Text>
                  <Text tone="muted">{words.begins[check]}</Text>
                </div>
              </Inline>
            );
          })}
        </Grid>
        <ButtonLink href={paths.verification} variant="secondary" fullWidth>
          {words.steps}
        </ButtonLink>
      </TitledCard>
    </>
  );
}
