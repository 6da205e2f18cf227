import { ownScoreWords } from '@repo/domain/own-score/own-score';
import { trustComponents } from '@repo/domain/trust-score';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BulletList } from '../components/BulletList/BulletList.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import { StatusLine } from '../components/StatusLine/StatusLine.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { forms } from './forms.ts';
import { glossaryOf } from './glossary.ts';
import { Page, Section } from './Page.tsx';
import { capitals, pairs, pronouns, voice } from './writing-words.ts';

const [readme = ''] = Object.values(
  import.meta.glob<string>('../../../../README.md', { eager: true, query: '?raw', import: 'default' }),
);
const words = glossaryOf(readme);

const inKiswahili = (text: string | undefined) => (text === undefined ? '–' : <span lang="sw">{text}</span>);

const meta = {
  title: 'Foundations/Writing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Writing: StoryObj = {
  render: () => (
    <Page
      title="Writing"
      intro="Plain words, in English and in Kiswahili as it is spoken in Kenya. Somebody reads them on a bus, with money and a job at stake: one fact a sentence, the most important one first, and nothing that we cannot keep."
    >
      <Section title="Voice" text="Calm and exact. These are the product’s own sentences.">
        <Grid columns={2}>
          {voice.map(({ rule, english, kiswahili }) => (
            <Card key={rule}>
              <Stack gap="small">
                <Heading level={3}>{rule}</Heading>
                <Text>{english}</Text>
                <Text tone="muted">{inKiswahili(kiswahili)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="Say it so" text="The good one says who does what.">
        <Grid as="ul" columns={2}>
          {pairs.map(({ good, bad, why }) => (
            <Card key={good} as="li">
              <Stack gap="small">
                <StatusLine status="completed">{good}</StatusLine>
                <StatusLine status="failed">{bad}</StatusLine>
                <Text tone="muted">{why}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="She, you, or a name" text="Who reads decides how a worker is spoken of.">
        <Grid columns={3}>
          {pronouns.map(({ to, rule, english, kiswahili }) => (
            <Card key={to}>
              <Stack gap="xsmall">
                <Heading level={3}>{to}</Heading>
                <Text tone="muted">{rule}</Text>
                <Text>{english}</Text>
                {kiswahili !== undefined && <Text>{inKiswahili(kiswahili)}</Text>}
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section title="Capitals">
        <BulletList items={capitals} />
      </Section>
      <Section
        title="Dates, times, amounts, numbers"
        text="Made by one function each, in the time of Nairobi. No screen puts one together by itself. A dash: it is read in English alone."
      >
        <DataTable
          caption="Forms"
          hideCaption
          evenColumns
          columns={[
            { key: 'what', header: 'What', cell: ({ what }) => what },
            { key: 'english', header: 'English', cell: ({ english }) => english },
            {
              key: 'kiswahili',
              header: 'Kiswahili',
              cell: ({ kiswahili }) => inKiswahili(kiswahili),
            },
            { key: 'formatter', header: 'Function', cell: ({ formatter }) => formatter },
          ]}
          rows={forms}
          rowKey={({ what }) => what}
          rowHeader="what"
          empty={null}
        />
      </Section>
      <Section title="Words" text="One word for one thing, on every screen. A dash: no screen names it.">
        <DataTable
          caption="Words of the product"
          hideCaption
          columns={[
            { key: 'word', header: 'Word', cell: ({ word }) => word },
            { key: 'meaning', header: 'Meaning', cell: ({ meaning }) => meaning },
            { key: 'english', header: 'English', cell: ({ english = '–' }) => english },
            { key: 'kiswahili', header: 'Kiswahili', cell: ({ kiswahili }) => inKiswahili(kiswahili) },
          ]}
          rows={words}
          rowKey={({ word }) => word}
          rowHeader="word"
          empty={null}
        />
      </Section>
      <Section title="Parts of the score">
        <DataTable
          caption="Parts of the score"
          hideCaption
          evenColumns
          columns={[
            { key: 'english', header: 'English', cell: (part) => ownScoreWords.en.labels[part] },
            {
              key: 'kiswahili',
              header: 'Kiswahili',
              cell: (part) => inKiswahili(ownScoreWords.sw.labels[part]),
            },
          ]}
          rows={trustComponents}
          rowKey={(part) => part}
          rowHeader="english"
          empty={null}
        />
      </Section>
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(words.length).toBeGreaterThan(20);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(
      words.length + forms.length + trustComponents.length,
    );
    await expect(canvas.getAllByText('wiki 2 zilizopita').length).toBeGreaterThan(0);
  },
};
export const LargeText: StoryObj = {
  ...Writing,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
