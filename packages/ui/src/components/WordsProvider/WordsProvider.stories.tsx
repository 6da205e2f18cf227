import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { guidance } from '../../guidance.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { kiswahili } from '../../words/kiswahili.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { Toggle } from '../Toggle/Toggle.tsx';
import { WordsProvider } from './WordsProvider.tsx';

const meta = {
  title: 'Components/WordsProvider',
  component: WordsProvider,
  args: { words: kiswahili, children: 'Words' },
  parameters: guidance({
    do: [
      'Put it once around an app that speaks another language, with all of the components’ words in that language.',
      'Fetch the words with the language’s own texts: `kiswahili` is nothing that an English page has to load.',
      'Give a new component its English beside it, and its place in `Words`: every language then has to fill it.',
    ],
    dont: [
      'Do not write a word into a component: what it says by itself stands in `Words`.',
      'Do not translate a component by its props where these words will do; a prop is for what one screen says otherwise.',
    ],
    access: ['Set the page’s `lang` with it, so that readers speak the words as that language does.'],
  }),
} satisfies Meta<typeof WordsProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Components() {
  const [isKiswahili, setIsKiswahili] = useState(false);
  return (
    <div lang={isKiswahili ? 'sw' : 'en-KE'}>
      <WordsProvider words={isKiswahili ? kiswahili : undefined}>
        <Stack>
          <Button
            variant="secondary"
            onClick={() => {
              setIsKiswahili(!isKiswahili);
            }}
          >
            {isKiswahili ? 'English' : 'Kiswahili'}
          </Button>
          <ErrorSummary errors={[{ message: 'Amini' }]} />
          <Toggle label="SMS" on onChange={() => undefined} />
          <TextArea label="Amini" value="Amini" onChange={() => undefined} counterLimit={1000} />
        </Stack>
      </WordsProvider>
    </div>
  );
}

/** The components change their language in place. The input and the focus stay. */
export const SwitchesInPlace: Story = {
  render: () => <Components />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('There is a problem')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('5/1000 characters');
    const button = canvas.getByRole('button', { name: 'Kiswahili' });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(canvas.getByText('Kuna tatizo')).toBeVisible();
    await expect(canvas.getByText('Imewashwa')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('5/1000 herufi');
    await userEvent.click(canvas.getByRole('button', { name: 'English' }));
    await expect(canvas.getByText('There is a problem')).toBeVisible();
  },
};
