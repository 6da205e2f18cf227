import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { dark } from '../story-kit.tsx';
import { vars } from '../themes/vars.css.ts';
import * as css from './foundations.css.ts';

/** Drawn from the contract itself: a colour that is added there stands here too. */
function Swatches({ title, colours }: { title: string; colours: Record<string, string> }) {
  return (
    <Stack gap="small">
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <Grid columns={4} phoneColumns={2}>
        {Object.entries(colours).map(([name, value]) => (
          <Stack key={name} gap="xxsmall">
            <div className={css.swatch} style={{ backgroundColor: value }} />
            <Text size="small">{name}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

function flatten(of: Record<string, Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(of).flatMap(([group, colours]) =>
      Object.entries(colours).map(([name, value]) => [`${group} ${name}`, value]),
    ),
  );
}

const meta = { title: 'Foundations/Colours' } satisfies Meta;
export default meta;

export const Employer: StoryObj = {
  render: () => (
    <Stack gap="xlarge">
      <Swatches title="Surfaces, text, brand" colours={vars.color} />
      <Swatches title="Tones" colours={flatten(vars.tone)} />
      <Swatches title="Trust tiers" colours={flatten(vars.tier)} />
      <Swatches title="Progress" colours={vars.level} />
    </Stack>
  ),
};

export const EmployerDark: StoryObj = { ...Employer, globals: dark };
export const Worker: StoryObj = { ...Employer, globals: { audience: 'worker' } };
export const WorkerDark: StoryObj = { ...Employer, globals: { audience: 'worker', ...dark } };
export const Ops: StoryObj = { ...Employer, globals: { audience: 'ops' } };
export const OpsDark: StoryObj = { ...Employer, globals: { audience: 'ops', ...dark } };
