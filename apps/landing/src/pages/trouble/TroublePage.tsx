import { Card } from '@repo/ui/components/Card';
import { TextLink } from '@repo/ui/components/TextLink';
import { Kettle } from '@repo/ui/drawings/Kettle';
import { TornPage } from '@repo/ui/drawings/TornPage';
import { Grid } from '@repo/ui/primitives/Grid';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import { Frame } from '../../site/Frame.tsx';
import { addressIn, type Language } from '../../site/languages.ts';
import { Opening } from '../../site/Opening.tsx';
import { wordsOf } from './words.ts';

export const troubles = ['notFound', 'failure', 'tooMany'] as const;
export type Trouble = (typeof troubles)[number];

const drawings = {
  notFound: <TornPage />,
  failure: <TornPage />,
  tooMany: <Kettle />,
} as const satisfies Readonly<Record<Trouble, ReactNode>>;

/** The page for a request without content: it says what happened, and links to pages that always exist. */
export function TroublePage({
  trouble,
  language,
}: {
  readonly trouble: Trouble;
  readonly language: Language;
}) {
  const words = wordsOf[language];
  const { title, text } = words[trouble];
  const ways = [
    [addressIn(language, '/'), words.links.home],
    [addressIn(language, '/welcome'), words.links.welcome],
    [addressIn(language, '/r'), words.links.report],
    ['/login', words.links.signIn],
    ['/worker', words.links.worker],
  ] as const;
  return (
    <Frame language={language} path="/">
      <Grid columns={2} gap="xlarge">
        <Opening title={title} text={text} drawing={drawings[trouble]} />
        <Card as="section" labelledBy="ways-on">
          <Stack gap="small">
            <Heading level={2} size={3} id="ways-on">
              {words.links.title}
            </Heading>
            <Stack as="ul" gap="none">
              {ways.map(([href, name]) => (
                <li key={href}>
                  <TextLink href={href} placement="alone">
                    {name}
                  </TextLink>
                </li>
              ))}
            </Stack>
          </Stack>
        </Card>
      </Grid>
    </Frame>
  );
}
