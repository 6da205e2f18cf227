import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

type Play = NonNullable<StoryObj['play']>;

/** Makes the gestures, waits for what they lead to, and finds the pressed button where it was, whatever its name is now. */
export const staysUnderTheFinger =
  (button: string, gestures: Play, shows: string): Play =>
  async (context) => {
    const { canvas } = context;
    const pressed = await canvas.findByRole('button', { name: button });
    const place = () => pressed.getBoundingClientRect().top + globalThis.scrollY;
    const before = place();
    await gestures(context);
    await canvas.findByText(shows);
    await expect(place()).toBe(before);
  };
