import type { Status } from '@repo/domain/status-vocabulary';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/Badge/Badge.tsx';
import { DataTable } from '../components/DataTable/DataTable.tsx';
import type { Icon } from '../icons/make-icon.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { toneMeanings } from './colour-uses.ts';
import { ColourMeanings } from './ColourMeanings.tsx';
import { Page, Section } from './Page.tsx';
import { vocabularies, type Vocabulary } from './vocabularies.ts';

interface Row extends Status {
  readonly state: string;
  readonly icon: Icon | undefined;
}

const rowsOf = ({ states, icons }: Vocabulary): readonly Row[] =>
  Object.entries(states).map(([state, status]) => ({ ...status, state, icon: icons?.[state] }));

const badge = (words: string, { tone, icon: Drawing }: Row) => (
  <Badge tone={tone} icon={Drawing && <Drawing size="small" />}>
    {words}
  </Badge>
);

const meta = {
  title: 'Foundations/Status',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const StatusVocabulary: StoryObj = {
  name: 'Status',
  render: () => (
    <Page
      title="Status"
      intro="Each state is called the same and looks the same on every screen and on paper. The tables below are those that the product reads: words in both languages, a tone, an icon."
    >
      <Section
        title="What a colour means"
        text="Six meanings are enough, and each colour has one. The words say the same without the colour."
      >
        <ColourMeanings />
      </Section>
      {vocabularies.map((vocabulary) => (
        <Section key={vocabulary.title} title={vocabulary.title} text={vocabulary.text}>
          <DataTable
            caption={vocabulary.title}
            hideCaption
            evenColumns
            columns={[
              { key: 'state', header: 'State', cell: ({ state }) => state },
              { key: 'english', header: 'English', cell: (row) => badge(row.english, row) },
              {
                key: 'kiswahili',
                header: 'Kiswahili',
                cell: (row) => <span lang="sw">{badge(row.kiswahili, row)}</span>,
              },
              {
                key: 'tone',
                header: 'Tone',
                cell: ({ tone }) => `${tone}: ${toneMeanings[tone].colour.toLowerCase()}`,
              },
            ]}
            rows={rowsOf(vocabulary)}
            rowKey={({ state }) => state}
            rowHeader="state"
            empty={null}
          />
        </Section>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    const rows = vocabularies.flatMap(rowsOf);
    await expect(rows.length).toBeGreaterThan(30);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(rows.length);
  },
};
export const LargeText: StoryObj = {
  ...StatusVocabulary,
  name: 'Large Text',
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
