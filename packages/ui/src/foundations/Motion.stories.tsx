import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { Inline } from '../primitives/Inline/Inline.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { Stateful } from '../story-kit.tsx';
import { vars } from '../themes/vars.css.ts';
import { motion } from '../tokens/scales.ts';
import * as css from './foundations.css.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

const durations = ['fast', 'normal'] as const;

export const Motion: StoryObj = {
  render: () => (
    <Page
      title="Motion"
      intro="Motion answers a press; it never decorates, and nothing moves under a finger. Whoever asked the system for less motion sees none: the durations become nothing."
    >
      <Stateful initial={false}>
        {(moved, setMoved) => (
          <Stack>
            {durations.map((name) => (
              <Stack key={name} gap="xxsmall">
                <Text>{`${name}: ${motion[name]}`}</Text>
                <div className={css.lane}>
                  <div
                    className={css.runner}
                    style={{
                      transitionDuration: vars.motion[name],
                      marginInlineStart: moved ? 'calc(100% - 3rem)' : 0,
                    }}
                  />
                </div>
              </Stack>
            ))}
            <Inline>
              <Button variant="secondary" onClick={() => setMoved(!moved)}>
                Move
              </Button>
            </Inline>
          </Stack>
        )}
      </Stateful>
      <DefinitionList items={[{ term: 'easing', value: motion.easing }]} />
    </Page>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const runner = canvasElement.querySelector(`.${css.runner}`);
    const before = runner?.getAttribute('style');
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(runner?.getAttribute('style')).not.toBe(before);
  },
};
