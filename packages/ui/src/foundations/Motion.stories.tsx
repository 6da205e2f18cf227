import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { DefinitionList } from '../components/DefinitionList/DefinitionList.tsx';
import { Toggle } from '../components/Toggle/Toggle.tsx';
import { RefreshIcon } from '../icons/RefreshIcon.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { join } from '../primitives/join.ts';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { fitsTheScreen, largeText, narrow, Stateful } from '../story-kit.tsx';
import { vars } from '../themes/vars.css.ts';
import { motion } from '../tokens/scales.ts';
import * as css from './motion.css.ts';
import { movingPlaces, type MovingPlace } from './moving-places.tsx';
import { Page, Section } from './Page.tsx';

/** The reader sees the state before, and then the event. */
const BEFORE_MS = 600;

function Play({ place: { name, text, still, draw } }: { readonly place: MovingPlace }) {
  const [{ hasHappened, turn }, setPlay] = useState({ hasHappened: false, turn: 0 });
  const play = () => {
    setPlay({ hasHappened: false, turn: turn + 1 });
    setTimeout(() => setPlay({ hasHappened: true, turn: turn + 1 }), BEFORE_MS);
  };
  return (
    <Card>
      <div className={css.stage}>
        <div className={css.place}>{draw(hasHappened, turn)}</div>
        <Stack gap="xsmall">
          <Heading level={3}>{name}</Heading>
          <Text>{text}</Text>
          <Text tone="muted">{`Less motion: ${still}`}</Text>
        </Stack>
        <div>
          <Button size="small" variant="secondary" icon={<RefreshIcon size="small" />} onClick={play}>
            {`Play: ${name}`}
          </Button>
        </div>
      </div>
    </Card>
  );
}

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
      intro="Motion shows that something has happened. It never decorates, and nothing moves under a finger. Whoever asked the system for less motion sees none: everything is at its end from the start."
    >
      <Section
        title="Where something moves"
        text="These six tell of an event. Besides, a worker’s card turns at a press, what floats over a page rises, and what loads breathes."
      >
        <Stateful initial={false}>
          {(isStill, setIsStill) => (
            <Stack>
              <Toggle
                label="Less motion"
                hint="As for a reader who asked the system for it"
                on={isStill}
                onChange={setIsStill}
              />
              <div className={join(isStill && css.still)}>
                <Grid columns={3}>
                  {movingPlaces.map((place) => (
                    <Play key={place.name} place={place} />
                  ))}
                </Grid>
              </div>
            </Stack>
          )}
        </Stateful>
      </Section>
      <Section title="Durations" text="Two, and one easing: quick at the start, calm at the end.">
        <Stateful initial={false}>
          {(isMoved, setIsMoved) => (
            <Stack>
              {durations.map((name) => (
                <Stack key={name} gap="xxsmall">
                  <Text>{`${name}: ${motion[name]}`}</Text>
                  <div className={css.lane}>
                    <div
                      className={join(css.runner, isMoved && css.moved)}
                      style={{ transitionDuration: vars.motion[name] }}
                    />
                  </div>
                </Stack>
              ))}
              <div>
                <Button size="small" variant="secondary" onClick={() => setIsMoved(!isMoved)}>
                  Move
                </Button>
              </div>
            </Stack>
          )}
        </Stateful>
        <DefinitionList items={[{ term: 'easing', value: motion.easing }]} />
      </Section>
    </Page>
  ),
};

/** Each place is played, and can be played again. */
export const Played: StoryObj = {
  ...Motion,
  tags: ['!picture', 'proof'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const runner = canvasElement.querySelector(`.${css.runner}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(runner?.classList.contains(css.moved)).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Play: A receipt comes' }));
      await expect(canvas.getByText('Waiting for M-PESA')).toBeVisible();
      await waitFor(() => expect(canvas.getByText('KES 1,000 received')).toBeVisible());
    }
  },
};
export const LargeText: StoryObj = {
  ...Motion,
  tags: ['!picture'],
  globals: { ...largeText, ...narrow },
  play: fitsTheScreen,
};
