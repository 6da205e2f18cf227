import type { Meta, StoryObj } from '@storybook/react-vite';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading, headingSizes } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text, textSizes, textTones, textWeights } from '../primitives/Text/Text.tsx';
import { dark } from '../story-kit.tsx';
import { vars } from '../themes/vars.css.ts';
import {
  desk,
  font,
  fontSize,
  fontSizeWide,
  fontWeight,
  lineHeight,
  radius,
  size,
  space,
} from '../tokens/scales.ts';
import * as css from './foundations.css.ts';
import { Page } from './Page.tsx';

const ROOT_PX = 16;
/** `1.125rem, 18 px`: the unit of designers, and the unit that follows the reader's text size. */
const measured = (length: string) =>
  length.endsWith('rem') ? `${length}, ${String(Number.parseFloat(length) * ROOT_PX)} px` : length;
const rows = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([term, value]) => ({ term, value: measured(value) }));

const meta = {
  title: 'Foundations/Type, space, shape',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

export const Type: StoryObj = {
  render: () => (
    <Page
      title="Type"
      intro="The system's own face: nothing to load, and every letter of every Kenyan name. Nothing that must be read is below body size; numbers stand in columns."
    >
      <Stack as="section" gap="large">
        {headingSizes.map((step) => (
          <Heading key={step} level={2} size={step}>
            {`${step === 'display' ? 'Display' : `Heading ${String(step)}`}: know who cares for your home`}
          </Heading>
        ))}
      </Stack>
      <Stack as="section">
        {textSizes.map((step) => (
          <Text key={step} size={step}>
            {`Text ${step}, ${measured(fontSize[step])}: KES 1,000 on 12 March, 0123456789`}
          </Text>
        ))}
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {`Text in tone ${tone}`}
          </Text>
        ))}
        {textWeights.map((weight) => (
          <Text key={weight} weight={weight}>
            {`Text of weight ${weight}, ${fontWeight[weight]}`}
          </Text>
        ))}
      </Stack>
      <Stack as="section" gap="small">
        <Heading level={2}>Values</Heading>
        <DefinitionList
          columns={2}
          items={[
            ...rows(fontSize),
            ...rows(fontSizeWide).map(({ term, value }) => ({ term: `${term} from 768 px`, value })),
            ...rows(desk.fontSize).map(({ term, value }) => ({ term: `${term} at a desk`, value })),
            ...rows(lineHeight).map(({ term, value }) => ({ term: `line height, ${term}`, value })),
          ]}
        />
        <DefinitionList layout="stacked" items={[{ term: 'family', value: font.family }]} />
      </Stack>
    </Page>
  ),
};

export const Space: StoryObj = {
  render: () => (
    <Page
      title="Space and size"
      intro="Distances between things, chosen by name on Stack, Inline, Grid and Card. All of them follow the reader's own text size."
    >
      <Stack as="section">
        {Object.entries(space).map(([name, distance]) => (
          <Stack key={name} gap="xxsmall">
            <Text size="small">{`${name}: ${measured(distance)}`}</Text>
            <div className={css.bar} style={{ inlineSize: distance }} />
          </Stack>
        ))}
      </Stack>
      <Stack as="section" gap="small">
        <Heading level={2}>Sizes</Heading>
        <Text>
          A target is the smallest thing that a thumb is asked to hit; every story is checked for it. With a
          mouse at a desk, targets and controls are smaller.
        </Text>
        <DefinitionList
          columns={2}
          items={[
            ...rows(size),
            ...rows(desk.size).map(({ term, value }) => ({ term: `${term} at a desk`, value })),
          ]}
        />
      </Stack>
    </Page>
  ),
};

export const Radius: StoryObj = {
  tags: ['!picture'],
  render: () => (
    <Page
      title="Radius"
      intro="Small for marks in a line, medium for controls, large for cards, full for chips."
    >
      <Grid columns={4} phoneColumns={2}>
        {Object.entries(vars.radius).map(([name, value]) => (
          <div key={name} className={css.box} style={{ borderRadius: value }}>
            {name}
          </div>
        ))}
      </Grid>
      <DefinitionList columns={2} items={rows(radius)} />
    </Page>
  ),
};

export const Elevation: StoryObj = {
  render: () => (
    <Page
      title="Elevation"
      intro="Three heights: a card on the page, what floats above it, and what lies over everything. In the dark, surfaces get lighter as they rise."
    >
      <Grid columns={3} gap="xlarge">
        {Object.entries(vars.shadow).map(([name, value]) => (
          <div key={name} className={css.box} style={{ boxShadow: value }}>
            {name}
          </div>
        ))}
      </Grid>
    </Page>
  ),
};

export const ElevationDark: StoryObj = { ...Elevation, globals: dark };
