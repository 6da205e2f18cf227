import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { Person } from '../components/Person/Person.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow } from '../story-kit.tsx';
import { desk, size, space } from '../tokens/scales.ts';
import { measured, rowsOf } from './measured.ts';
import { Page, Section } from './Page.tsx';
import { RedLines } from './RedLines.tsx';
import * as css from './space.css.ts';

/** Where each distance is usual. A new one does not compile without its place. */
const uses: Readonly<Record<keyof typeof space, string>> = {
  none: 'Lines of one text.',
  xxsmall: 'A title and its note.',
  xsmall: 'An icon and its word; one button and the next.',
  small: 'The rows of a list.',
  medium: 'The parts of a card; the sides of a phone.',
  large: 'The padding of a card; the groups of a page.',
  xlarge: 'The columns of a desk.',
  xxlarge: 'The subjects of a page.',
  huge: 'The chapters of the first page.',
};

const useOf = (name: string) => Object.entries(uses).find(([step]) => step === name)?.[1];

const AchiengsCard = () => (
  <Card>
    <Stack gap="medium">
      <Person initials="AO" size="large" name={<Heading level={3}>Achieng Otieno</Heading>}>
        <Text tone="muted">Nanny · Kilimani</Text>
      </Person>
      <Text>She said yes. Her checks begin once the payment is through.</Text>
      <Inline gap="xsmall">
        <Button size="small" onClick={() => undefined}>
          Complete Payment
        </Button>
        <Button size="small" variant="secondary" onClick={() => undefined}>
          View Details
        </Button>
      </Inline>
    </Stack>
  </Card>
);

const meta = {
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Space: StoryObj = {
  render: () => (
    <Page
      title="Space and size"
      intro="Distances are chosen by name on Stack, Inline, Grid and Card, and follow the reader’s own text size. What belongs together is nearer than what does not."
    >
      <Section title="Scale">
        <Stack as="ul" gap="small">
          {Object.entries(space).map(([name, length]) => (
            <li key={name} className={css.line}>
              <Text weight="strong">{name}</Text>
              <Text size="small" tone="muted">
                {measured(length)}
              </Text>
              <Inline gap="small">
                <span className={css.bar} style={{ inlineSize: length }} />
                <Text as="span">{useOf(name)}</Text>
              </Inline>
            </li>
          ))}
        </Stack>
      </Section>
      <Section
        title="In a card"
        text="The distances between things are the parent’s, and no component has a margin of its own. Measured in this window: at another width or text size the lines move with the card."
      >
        <Grid columns={2} gap="large">
          <AchiengsCard />
          <RedLines>
            <AchiengsCard />
          </RedLines>
        </Grid>
      </Section>
      <Section
        title="Sizes"
        text="A target is the smallest thing that a thumb is asked to hit; every story is checked for it. With a mouse at a desk, targets and controls are smaller."
      >
        <DefinitionList columns={2} items={[...rowsOf(size), ...rowsOf(desk.size, ' at a desk')]} />
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const named = () =>
      [...canvasElement.querySelectorAll(`.${css.distance}`)].map((line) => line.textContent);
    await waitFor(() => expect(named()).toContain('large'));
    await expect(named()).toEqual(expect.arrayContaining(['medium', 'xsmall']));
  },
};
export const LargeText: StoryObj = {
  ...Space,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
