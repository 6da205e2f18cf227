import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { colours } from '../tokens/colours.ts';
import * as css from './colours.css.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Foundations/Colour ramps',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

/** The raw values for themes. */
export const Ramps: StoryObj = {
  render: () => (
    <Page
      title="Colour ramps"
      intro="The raw values, which themes choose from. No component and no app sees them."
    >
      {Object.entries(colours).map(([name, ramp]) => (
        <Stack key={name} as="section" gap="xsmall">
          <Heading level={2} size={4}>
            {name}
          </Heading>
          <div className={css.ramp}>
            {Object.entries(typeof ramp === 'string' ? { '': ramp } : ramp).map(([step, value]) => (
              <div key={step} className={css.words}>
                <div className={css.step} style={{ backgroundColor: value }} />
                <Text size="small" weight="strong">
                  {step}
                </Text>
                <Text size="small">{value}</Text>
              </div>
            ))}
          </div>
        </Stack>
      ))}
    </Page>
  ),
};
