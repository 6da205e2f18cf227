import { brand } from '@repo/domain/brand';
import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { TextLink } from '@repo/ui/components/TextLink';
import { SiteLayout } from '@repo/ui/patterns/SiteLayout';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';

const steps = [
  {
    title: 'Submit a request',
    text: 'Find a worker or invite her by SMS, and choose how much should be checked.',
  },
  {
    title: 'The worker consents',
    text: 'She gets an SMS and answers YES or NO. Without her yes, nothing is checked.',
  },
  {
    title: 'Our team verifies',
    text: 'Identity, references, police clearance and more, each by a person who signs for it.',
  },
  {
    title: 'You read the report',
    text: 'Every finding with its source, and a trust score that shows how it is made up.',
  },
];

/** The public landing page (worker-and-public spec, 2.2). Its links lead to the other sites by way of the server. */
export function HomePage() {
  return (
    <SiteLayout
      actions={
        <TextLink href="/login" placement="alone">
          Sign in
        </TextLink>
      }
    >
      <Stack gap="huge">
        <Stack gap="large">
          <Heading level={1} size="display">
            Know whom you let into your home
          </Heading>
          <Text size="large">
            {brand.name} checks the background of nannies, cooks, drivers and house managers in Kenya, with
            their consent, and tells you honestly what was found and what was not.
          </Text>
          <Inline gap="small">
            <ButtonLink href="/signup">Get Started</ButtonLink>
            <ButtonLink href="/worker" variant="secondary">
              I am a worker
            </ButtonLink>
          </Inline>
        </Stack>
        <section aria-labelledby="how-it-works">
          <Stack gap="medium">
            <Heading level={2} id="how-it-works">
              How it works
            </Heading>
            <Grid columns={4} as="ol">
              {steps.map(({ title, text }, index) => (
                <Card as="li" key={title}>
                  <Stack gap="small">
                    <Heading level={3}>{`${index + 1}. ${title}`}</Heading>
                    <Text>{text}</Text>
                  </Stack>
                </Card>
              ))}
            </Grid>
          </Stack>
        </section>
        <section aria-labelledby="for-workers">
          <Stack gap="medium">
            <Heading level={2} id="for-workers">
              For workers
            </Heading>
            <Text>
              It is free for you. You decide who may check you and who gets your number, you see every finding
              about you, and you can dispute it.
            </Text>
            <Inline>
              <TextLink href="/worker" placement="alone">
                Keep your own profile
              </TextLink>
            </Inline>
          </Stack>
        </section>
      </Stack>
    </SiteLayout>
  );
}
