import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading, headingSizes } from '../primitives/Heading/Heading.tsx';
import { spaces } from '../primitives/spaces.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text, textSizes, textTones, textWeights } from '../primitives/Text/Text.tsx';
import { dark } from '../story-kit.tsx';
import { vars } from '../themes/vars.css.ts';
import { fontSize, space } from '../tokens/scales.ts';
import * as css from './foundations.css.ts';

const meta = { title: 'Foundations/Type, space, shape' } satisfies Meta;
export default meta;

export const Type: StoryObj = {
  render: () => (
    <Stack gap="large">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          Know who cares for your home
        </Heading>
      ))}
      {textSizes.map((size) => (
        <Text key={size} size={size}>
          {`Text ${size}, ${fontSize[size]}: KES 1,000 on 12 March, 0123456789`}
        </Text>
      ))}
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {`Text in tone ${tone}`}
        </Text>
      ))}
      {textWeights.map((weight) => (
        <Text key={weight} weight={weight}>
          {`Text of weight ${weight}`}
        </Text>
      ))}
    </Stack>
  ),
};

export const TypeDark: StoryObj = { ...Type, globals: dark };

export const Space: StoryObj = {
  render: () => (
    <Stack>
      {spaces.map((name) => (
        <Stack key={name} gap="xxsmall">
          <Text size="small">{`${name}, ${space[name]}`}</Text>
          <div className={css.bar} style={{ inlineSize: vars.space[name] }} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const RadiusAndElevation: StoryObj = {
  render: () => (
    <Grid columns={4} phoneColumns={2}>
      {Object.entries(vars.radius).map(([name, value]) => (
        <div key={name} className={css.box} style={{ borderRadius: value }}>
          {name}
        </div>
      ))}
      {Object.entries(vars.shadow).map(([name, value]) => (
        <div key={name} className={css.box} style={{ boxShadow: value }}>
          {name}
        </div>
      ))}
    </Grid>
  ),
};
