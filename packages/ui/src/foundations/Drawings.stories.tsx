import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawingSizes, type Drawing } from '../drawings/make-drawing.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { Page } from './Page.tsx';

// Every drawing's file, found by a pattern, so that none is forgotten.
const modules = import.meta.glob<Record<string, Drawing>>(
  ['../drawings/*.tsx', '!../drawings/make-drawing.tsx'],
  { eager: true },
);
const drawings = Object.values(modules).flatMap((module) => Object.entries(module));

const uses: ReadonlyMap<string, string> = new Map([
  ['CodeOnReport', 'The first page of a printed report: where its code is found.'],
  ['Doorway', 'An empty list: the door is open, and nobody has come yet.'],
  ['Kettle', 'Waiting: for an answer of the worker, a payment, a first result.'],
  ['KeyHandover', 'Hired, or a contact shared: one person trusts another with something.'],
  ['PhoneYes', 'Consent: the worker answers with a yes, by SMS or in the app.'],
  ['Stamp', 'Verified: the team has looked, and says so in writing.'],
  ['ThreeRoofs', 'The misconduct registry: one question to the homes of every region.'],
  ['TornPage', 'An error, or an address without a page.'],
  ['Umbrella', 'A refund: the money is kept dry.'],
]);

const meta = {
  title: 'Foundations/Drawings',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Page
      title="Drawings"
      intro="Two inks, the brand colour and marigold, on one ground. Each is made of the roof and the dot of the mark. A drawing stands where a whole page or list has nothing to show, or where something good happened: one on a screen, always beside words that say the same."
    >
      <Grid columns={2} gap="large">
        {drawings.map(([name, Drawn]) => (
          <Card key={name}>
            <Stack gap="small">
              <Inline align="end">
                {drawingSizes.map((size) => (
                  <Drawn key={size} size={size} />
                ))}
              </Inline>
              <Heading level={2} size={4}>
                {name}
              </Heading>
              <Text tone="muted">{uses.get(name)}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(drawings.map(([name]) => name)).toEqual([...uses.keys()]);
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      drawings.length * drawingSizes.length,
    );
  },
};
export const ForWorkers: StoryObj = { tags: ['!picture'], ...All, globals: { audience: 'worker' } };
