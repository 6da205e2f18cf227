import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useBrowserBack } from './use-browser-back.ts';

/** Steps as in the identity check. The first step has no previous step. */
function Steps() {
  const [step, setStep] = useState(0);
  useBrowserBack(step === 0 ? undefined : () => setStep(step - 1));
  return (
    <>
      <p>{`Step ${String(step)}`}</p>
      <button type="button" onClick={() => setStep(step + 1)}>
        On
      </button>
      <button type="button" onClick={() => setStep(step - 1)}>
        Arrow
      </button>
    </>
  );
}

const open = () => {
  const router = createMemoryRouter(
    [
      { path: '/before', element: <p>Before</p> },
      { path: '/steps', element: <Steps /> },
    ],
    { initialEntries: ['/before', '/steps'] },
  );
  render(<RouterProvider router={router} />);
  return {
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    goBack: () => act(async () => router.navigate(-1)),
  };
};
const shows = (words: string) => screen.queryByText(words) !== null;

afterEach(cleanup);

it('goes one step back by the browser, as often as there are steps, and only then away', async () => {
  const { press, goBack } = open();
  for (const step of [1, 2, 3]) {
    await press('On');
    expect(shows(`Step ${String(step)}`)).toBe(true);
  }
  for (const step of [2, 1, 0]) {
    await goBack();
    expect(shows(`Step ${String(step)}`)).toBe(true);
  }
  await goBack();
  expect(shows('Before')).toBe(true);
});

it('leaves no entry behind where she goes back by the arrow', async () => {
  const { press, goBack } = open();
  await press('On');
  await press('Arrow');
  expect(shows('Step 0')).toBe(true);
  await goBack();
  expect(shows('Before')).toBe(true);
});
