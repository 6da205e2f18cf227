import { formatDate } from '@repo/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge, type BadgeTone } from '../components/Badge/Badge.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { designChanges, type ChangeKind, type DesignChange } from './design-changes.ts';
import { Page, Section } from './Page.tsx';

const kinds: Readonly<Record<ChangeKind, { readonly word: string; readonly tone: BadgeTone }>> = {
  new: { word: 'New', tone: 'success' },
  changed: { word: 'Changed', tone: 'info' },
  deprecated: { word: 'Deprecated', tone: 'warning' },
  removed: { word: 'Removed', tone: 'default' },
};

/** `components/Timeline` has its page at `components-timeline--docs`. */
const pageOf = (place: string) => `./?path=/docs/${place.toLowerCase().replace('/', '-')}--docs`;

const Change = ({ kind, name, text, place, instead }: DesignChange) => (
  <Stack as="li" gap="xxsmall">
    <Badge tone={kinds[kind].tone}>{kinds[kind].word}</Badge>
    <Text weight="strong">
      {place === undefined ? name : <TextLink href={pageOf(place)}>{name}</TextLink>}
    </Text>
    <Text>{text}</Text>
    {instead !== undefined && <Text tone="muted">{`Use ${instead} instead.`}</Text>}
  </Stack>
);

const days = [...new Set(designChanges.map(({ day }) => day))];
const deprecated = designChanges.filter(({ kind }) => kind === 'deprecated');

const meta = {
  title: 'Foundations/Changes',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Changes: StoryObj = {
  render: () => (
    <Page
      title="Changes"
      intro="What is new in the design system, what changed its meaning, and what goes. What is deprecated works for now; new screens do without it."
    >
      {deprecated.length === 0 && <Text weight="strong">Nothing is deprecated at the moment.</Text>}
      {days.map((day) => (
        <Section key={day} title={formatDate(day)}>
          <Grid as="ul" columns={3} gap="large">
            {designChanges
              .filter((change) => change.day === day)
              .map((change) => (
                <Change key={change.name} {...change} />
              ))}
          </Grid>
        </Section>
      ))}
    </Page>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(designChanges.length);
  },
};
export const LargeText: StoryObj = {
  ...Changes,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
