import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { iconSizes, type Icon } from '../icons/make-icon.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';

// Every icon's file, found by a pattern, so that none is forgotten.
const modules = import.meta.glob<Record<string, Icon>>('../icons/*Icon.tsx', { eager: true });
const icons = Object.values(modules).flatMap((module) => Object.entries(module));

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;

export const All: StoryObj = {
  render: () => (
    <Grid columns={4} phoneColumns={2} gap="large">
      {icons.map(([name, Drawing]) => (
        <Stack key={name} gap="xsmall">
          <Inline>
            {iconSizes.map((size) => (
              <Drawing key={size} size={size} />
            ))}
          </Inline>
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(
      icons.length * iconSizes.length,
    );
  },
};
