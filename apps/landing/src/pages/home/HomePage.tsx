import { ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { TextLink } from '@repo/ui/components/TextLink';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Frame } from '../../site/Frame.tsx';
import type { Language } from '../../site/languages.ts';
import { wordsOf } from './words.ts';

/** The public landing page (worker-and-public spec, 2.2). Its links lead to the other sites by way of the server. */
export function HomePage({ language }: { readonly language: Language }) {
  const words = wordsOf[language];
  return (
    <Frame language={language} path="/">
      <Stack gap="huge">
        <Stack gap="large">
          <Heading level={1} size="display">
            {words.title}
          </Heading>
          <Text size="large">{words.lead}</Text>
          <Inline gap="small">
            <ButtonLink href="/signup">{words.getStarted}</ButtonLink>
            <ButtonLink href="/worker" variant="secondary">
              {words.forWorker}
            </ButtonLink>
          </Inline>
        </Stack>
        <section aria-labelledby="how-it-works">
          <Stack gap="medium">
            <Heading level={2} id="how-it-works">
              {words.howItWorks.title}
            </Heading>
            <Grid columns={4} as="ol">
              {words.howItWorks.steps.map(({ title, text }, index) => (
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
              {words.forWorkers.title}
            </Heading>
            <Text>{words.forWorkers.text}</Text>
            <Inline>
              <TextLink href="/worker" placement="alone">
                {words.forWorkers.link}
              </TextLink>
            </Inline>
          </Stack>
        </section>
      </Stack>
    </Frame>
  );
}
