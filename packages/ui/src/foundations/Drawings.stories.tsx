import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Mark } from '../brand/Mark/Mark.tsx';
import { Card } from '../components/Card/Card.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { Doorway } from '../drawings/Doorway.tsx';
import { drawingSizes, type Drawing } from '../drawings/make-drawing.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { vars } from '../themes/vars.css.ts';
import * as css from './colours.css.ts';
import { drawingUses } from './drawing-uses.ts';
import { Page, Section } from './Page.tsx';
import { Rules } from './Rules.tsx';

// Every drawing's file, found by a pattern, so that none is forgotten.
const modules = import.meta.glob<Record<string, Drawing>>(
  ['../drawings/*.tsx', '!../drawings/make-drawing.tsx'],
  { eager: true },
);
const drawings = Object.values(modules).flatMap((module) => Object.entries(module));

const inks: readonly { readonly name: string; readonly colour: string; readonly use: string }[] = [
  { name: 'primary', colour: vars.color.primary, use: 'The first ink: outlines, in the brand of the site.' },
  { name: 'accent', colour: vars.color.accent, use: 'The second ink: the dot, and one shape.' },
  { name: 'accentSoft', colour: vars.color.accentSoft, use: 'The fill of shapes with an outline.' },
];

const meta = {
  title: 'Foundations/Illustration',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Page
      title="Illustration"
      intro="A drawing stands where a whole page or list has nothing to show, or where something good happened. It says what the words beside it say, and readers of a screen pass it by."
    >
      <Section title="Drawings" text="At 96, 160 and 200 px. They grow with the reader’s text.">
        <Grid columns={2} gap="medium">
          {drawings.map(([name, Drawn]) => (
            <Card key={name}>
              <Stack gap="small">
                <Inline align="end">
                  {drawingSizes.map((size) => (
                    <Drawn key={size} size={size} />
                  ))}
                </Inline>
                <Heading level={3}>{name}</Heading>
                <Text tone="muted">{drawingUses.get(name)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      </Section>
      <Section
        title="Two inks, two shapes"
        text="The mark is a roof and the dot of a person below it. Every drawing has both: the roof as its strongest line, the dot in marigold. On the ground runs a border of the same two, as on a kanga."
      >
        <Grid columns={2} gap="large">
          <Card>
            <Inline gap="large">
              <Mark size="large" />
              <Doorway size="large" />
            </Inline>
          </Card>
          <Stack as="ul" gap="small">
            {inks.map(({ name, colour, use }) => (
              <li key={name} className={css.entry}>
                <span className={css.ink} style={{ backgroundColor: colour }} aria-hidden="true" />
                <div>
                  <Text weight="strong">{name}</Text>
                  <Text tone="muted">{use}</Text>
                </div>
              </li>
            ))}
          </Stack>
        </Grid>
      </Section>
      <Section title="In its place" text="Above the words that say the same.">
        <Card>
          <EmptyState level={3} drawing={<Doorway />} title="No Workers Found">
            <Text>Try another name, or invite her by her phone number.</Text>
          </EmptyState>
        </Card>
      </Section>
      <Section title="Rules">
        <Rules
          always={[
            'One on a screen, on a page’s own ground or in a card.',
            'Strokes of 4.5 on a sheet of 160 x 120, round ends, the ground at 100.',
            'Made with makeDrawing, which gives inks, ground and border.',
          ]}
          never={[
            'A face, a child, a uniform, a map: nobody is meant by a drawing.',
            'Bad news about a worker. A finding has words, and no picture.',
            'In a list, in a button, beside a figure, or as the only sign of a state.',
            'A third ink, a gradient, a shadow, a stock picture.',
          ]}
        />
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(drawings.map(([name]) => name)).toEqual([...drawingUses.keys()]);
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]').length).toBeGreaterThanOrEqual(
      drawings.length * drawingSizes.length,
    );
  },
};
export const ForWorkers: StoryObj = { ...All, tags: ['!picture'], globals: { audience: 'worker' } };
export const LargeText: StoryObj = {
  ...All,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
