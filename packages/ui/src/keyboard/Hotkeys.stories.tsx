import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../components/Button/Button.tsx';
import { DataTable, type TableColumn } from '../components/DataTable/DataTable.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { LinkTabs } from '../components/LinkTabs/LinkTabs.tsx';
import { RadioCards } from '../components/RadioCards/RadioCards.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { guidance } from '../guidance.ts';
import { KeyPlace } from '../primitives/KeyPlace/KeyPlace.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { dark, fitsTheScreen, narrow } from '../story-kit.tsx';
import { useHotkeys } from './use-hotkeys.ts';

const help = fn();
const take = fn();
const sent = fn();

interface DeskProps {
  readonly on: boolean;
  /** What stands in the middle: a list of rows, or the parts of a page with one in sight. */
  readonly list: 'rows' | 'parts';
  readonly asking: boolean;
}

const columns: readonly TableColumn<string, 'name'>[] = [
  { key: 'name', header: 'Check', cell: (name) => <TextLink href={`#${name}`}>{name}</TextLink> },
];

/** A page that is worked on all day. */
function Desk({ on, list, asking }: DeskProps) {
  const [outcome, setOutcome] = useState<'clear' | 'finding' | ''>('');
  const [note, setNote] = useState('');
  const [part, setPart] = useState('#one');
  useHotkeys({ on, acts: { '?': help } });
  return (
    <Stack>
      {list === 'rows' ? (
        <DataTable
          caption="Open checks"
          stepped
          columns={columns}
          rows={['Health', 'References']}
          rowKey={(name) => name}
          rowHeader="name"
          empty={null}
        />
      ) : (
        <div
          onClickCapture={(event) => {
            event.preventDefault();
            if (event.target instanceof HTMLAnchorElement || event.target instanceof HTMLSpanElement)
              setPart(event.target.closest('a')?.getAttribute('href') ?? part);
          }}
        >
          <LinkTabs
            label="Checks"
            stepped="opens"
            current={part}
            items={[
              { label: 'Health', href: '#one' },
              { label: 'References', href: '#two' },
            ]}
          />
        </div>
      )}
      <KeyPlace hotkey="e" label="Evidence">
        <p>A certificate of health.</p>
      </KeyPlace>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(note);
        }}
      >
        <Stack>
          <RadioCards
            legend="Outcome"
            numbered
            columns={2}
            options={[
              { value: 'clear', title: 'Clear' },
              { value: 'finding', title: 'Finding' },
            ]}
            value={outcome}
            onChange={setOutcome}
          />
          <TextArea label="Note" hotkey="n" value={note} onChange={setNote} />
        </Stack>
      </form>
      <div>
        <Button hotkey="t" onClick={take}>
          Take the next
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={fn()}
        title="Put aside?"
        actions={<Button onClick={fn()}>Put aside</Button>}
      />
    </Stack>
  );
}

const meta = {
  title: 'Patterns/Hotkeys',
  component: Desk,
  args: { on: true, list: 'rows', asking: false },
  parameters: guidance({
    do: [
      'Use `useHotkeys` once, in the frame of a site for people who work there all day.',
      'Give the key to the control itself: its key is told to screen readers, and shown where it is new.',
      'Let people switch single keys off: somebody who speaks to her computer presses them by accident.',
    ],
    dont: ['Do not give a key to what cannot be undone: it goes through a form or a question.'],
    access: ['`aria-keyshortcuts` names the key of each control. Behind a dialog, no key does anything.'],
  }),
} satisfies Meta<typeof Desk>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Dark: Story = { globals: dark };

export const Keys: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { keyboard } = userEvent.setup();
    await keyboard('2');
    await expect(canvas.getByRole('radio', { name: 'Finding' })).toBeChecked();
    await keyboard('n');
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await expect(note).toHaveFocus();
    // In a field, a letter is a letter.
    await keyboard('e1?');
    await expect(note).toHaveValue('e1?');
    await expect(canvas.getByRole('radio', { name: 'Finding' })).toBeChecked();
    await keyboard('{Control>}{Enter}{/Control}');
    await expect(sent).toHaveBeenLastCalledWith('e1?');
    await keyboard('{Escape}e');
    await expect(canvas.getByRole('region', { name: 'Evidence' })).toHaveFocus();
    await keyboard('t?');
    await expect(take).toHaveBeenCalledOnce();
    await expect(help).toHaveBeenCalledOnce();
    await keyboard('{Control>}2{/Control}z');
    await expect(canvas.getByRole('button', { name: 'Take the next' })).toHaveFocus();
  },
};

export const StepsBetweenRows: Story = {
  tags: ['!picture'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { keyboard } = userEvent.setup();
    await keyboard('j');
    await expect(canvas.getByRole('link', { name: 'Health' })).toHaveFocus();
    await keyboard('jj');
    await expect(canvas.getByRole('link', { name: 'References' })).toHaveFocus();
    await keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Health' })).toHaveFocus();
  },
};

export const StepsToTheNextPart: Story = {
  tags: ['!picture'],
  args: { list: 'parts' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { keyboard } = userEvent.setup();
    await keyboard('j');
    await expect(canvas.getByRole('link', { name: 'References' })).toHaveAttribute('aria-current', 'page');
    await keyboard('j');
    await keyboard('k');
    await expect(canvas.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page');
  },
};

export const SwitchedOff: Story = {
  tags: ['!picture'],
  args: { on: false },
  play: async ({ canvasElement }) => {
    await userEvent.setup().keyboard('2');
    await expect(within(canvasElement).getByRole('radio', { name: 'Finding' })).not.toBeChecked();
  },
};

export const BehindADialog: Story = {
  tags: ['!picture'],
  args: { asking: true },
  play: async ({ canvasElement }) => {
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
    await userEvent.setup().keyboard('2');
    await expect(
      within(canvasElement).getByRole('radio', { name: 'Finding', hidden: true }),
    ).not.toBeChecked();
  },
};

export const NarrowestPhone: Story = { globals: narrow, play: fitsTheScreen };
