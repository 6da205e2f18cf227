import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { dark } from '../story-kit.tsx';
import { audiences, brandRamps } from '../themes/audiences.ts';
import { contrast } from './contrast.ts';
import { darkPalette, lightPalette } from '../themes/palette.ts';
import { vars } from '../themes/vars.css.ts';
import { colours } from '../tokens/colours.ts';
import * as css from './foundations.css.ts';
import { Page } from './Page.tsx';

type Named = Readonly<Record<string, string>>;

interface SwatchesProps {
  readonly title: string;
  /** The painted colours: variables of the contract, or raw values. */
  readonly colours: Named;
  /** The values of the variables here, where they differ from the painted colours. */
  readonly values?: Named;
  /** The background colour for the contrast. */
  readonly ground?: string | undefined;
}

const isHex = (value: string | undefined): value is string => /^#[\da-f]{6}$/i.test(value ?? '');

/** Drawn from the tokens themselves: a new token appears here too. */
function Swatches({ title, colours: painted, values = painted, ground }: SwatchesProps) {
  const told = (name: string) => {
    const value = values[name];
    if (!isHex(value) || ground === undefined) return value;
    return `${value} · ${contrast(value, ground).toFixed(1)}:1`;
  };
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <Grid columns={4} phoneColumns={2}>
        {Object.entries(painted).map(([name, value]) => (
          <Stack key={name} gap="none">
            <div className={css.swatch} style={{ backgroundColor: value }} />
            <Text size="small" weight="strong">
              {name}
            </Text>
            <Text size="small">{told(name)}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

const flatten = (of: Readonly<Record<string, Named>>): Named =>
  Object.fromEntries(
    Object.entries(of).flatMap(([group, named]) =>
      Object.entries(named).map(([name, value]) => [`${group} ${name}`, value]),
    ),
  );

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** The names that components read, with their values in the theme of the toolbar. */
export const Employer: StoryObj = {
  render: (_, { globals }) => {
    const audience = audiences.find((name) => name === globals['audience']) ?? 'employer';
    const palette = (globals['mode'] === 'dark' ? darkPalette : lightPalette)(brandRamps[audience]);
    const ground = palette.color.surface;
    return (
      <Page
        title="Colour"
        intro="Components read these names and nothing else; each theme says what they are. Beside a value stands its contrast with the surface: text that is read has at least 7:1, labels and links 4.5:1, outlines and drawings 3:1. Every pair is checked by a test."
      >
        <Swatches
          title="Surfaces, text, brand"
          colours={vars.color}
          values={{ ...palette.color }}
          ground={ground}
        />
        <Swatches
          title="Tones"
          colours={flatten(vars.tone)}
          values={flatten({ ...palette.tone })}
          ground={ground}
        />
        <Swatches
          title="Trust tiers"
          colours={flatten(vars.tier)}
          values={flatten({ ...palette.tier })}
          ground={ground}
        />
        <Swatches title="Progress" colours={vars.level} values={{ ...palette.level }} ground={ground} />
      </Page>
    );
  },
};

export const Landing: StoryObj = { tags: ['!picture'], ...Employer, globals: { audience: 'landing' } };
export const Worker: StoryObj = { tags: ['!picture'], ...Employer, globals: { audience: 'worker' } };
export const WorkerDark: StoryObj = { ...Employer, globals: { audience: 'worker', ...dark } };
export const Ops: StoryObj = { tags: ['!picture'], ...Employer, globals: { audience: 'ops' } };
export const OpsDark: StoryObj = { ...Employer, globals: { audience: 'ops', ...dark } };

/** The raw values for themes. */
export const Ramps: StoryObj = {
  render: () => (
    <Page
      title="Colour ramps"
      intro="The raw values, which themes choose from. No component and no app sees them."
    >
      {Object.entries(colours).map(([name, ramp]) => (
        <Swatches
          key={name}
          title={name}
          colours={typeof ramp === 'string' ? { [name]: ramp } : { ...ramp }}
        />
      ))}
    </Page>
  ),
};
