import { ButtonLink } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { checkKindIcons } from '@repo/ui/status/check-kind-icons';
import { useLanguage } from '../../language/use-language.ts';
import { paths } from '../../paths.ts';
import { begunChecks, resultWords, type BegunCheck } from './result-words.ts';

const places: Readonly<Record<BegunCheck, string>> = {
  identity: paths.identity,
  references: paths.references,
  criminal_record: paths.documents,
  misconduct_registry: paths.requests,
};

/** Before the first result: that there is none, then what will be checked, and the act that begins each check. */
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
        <Grid columns={2} gap="small">
          {begunChecks.map((check) => {
            const Drawing = checkKindIcons[check];
            return (
              <div key={check}>
                <Inline>
                  <Text as="span" tone="primary">
                    <Drawing size="small" />
                  </Text>
                  <Text weight="medium">{say(`notice.check.${check}`)}</Text>
                </Inline>
                <TextLink href={places[check]} placement="alone">
                  {words.begins[check]}
                </TextLink>
              </div>
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
