import type { DraftKind } from '@repo/app-shell/drafts/drafted-forms';
import { TextField } from '@repo/ui/components/TextField';
import { Form } from '@repo/ui/patterns/Form';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { leavePage } from '../../stories/reload.ts';
import { logOut } from '../api/log-out.ts';
import { session } from '../session/session.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { isDraftOpen, useDraftedForm } from './use-drafted-form.ts';

vi.spyOn(globalThis.location, 'replace').mockReturnValue();

interface Values {
  readonly name: string;
  readonly note: string;
}
const kind: DraftKind<Values> = {
  form: 'review',
  typed: z.object({ name: z.optional(z.string()), note: z.optional(z.string()) }),
};
const empty: Values = { name: '', note: 'As it was' };
const njeri = { name: 'Njeri Test', phone: '+254700000320' };
const wambui = { name: 'Wambui Test', phone: '+254700000321' };
const KEPT = 'We kept what you typed.';
const DAY_MILLISECONDS = 86_400_000;

const arrives = () => Promise.resolve();

interface TestFormProps {
  readonly subject?: string;
  readonly blank?: Values;
  readonly save?: () => Promise<void>;
}

function TestForm({ subject = 'w-1', blank = empty, save = arrives }: TestFormProps) {
  const form = useDraftedForm({
    draft: { ...kind, subject },
    fields: ['name'],
    initial: blank,
    validate: () => ({}),
    save,
    onSaved: () => null,
    refusalOf: () => ({ message: 'Not sent' }),
  });
  return (
    <Form
      form={form}
      actions={
        <>
          <button type="submit">Send</button>
          <button type="button" onClick={form.giveUp}>
            Cancel
          </button>
        </>
      }
    >
      <DraftNotice form={form} />
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Note" {...form.field('note')} />
    </Form>
  );
}

const open = (props: TestFormProps = {}) => render(<TestForm {...props} />);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.advanceTimersByTimeAsync(0);
  });
const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
const typeAndReload = () => {
  open();
  type('Name', 'Zawadi');
  leavePage();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ message: 'ok' })));
  localStorage.clear();
  session.signIn('token-of-njeri', njeri);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is typed', () => {
  it('is written down shortly after, and not with every letter', () => {
    open();
    type('Name', 'Z');
    pass(299);
    type('Name', 'Za');
    pass(299);
    expect(drafts()).toEqual([]);
    pass(1);
    expect(drafts()).toHaveLength(1);
    cleanup();
    open();
    expect(value('Name')).toBe('Za');
  });

  it('is there after a reload that came at once, and the form says so', () => {
    typeAndReload();
    expect(isDraftOpen(kind, 'w-1')).toBe(true);
    open();
    expect(value('Name')).toBe('Zawadi');
    expect(screen.getByText(KEPT)).toBeTruthy();
  });

  it('is there after the form was left, and does not open it by itself then', () => {
    open();
    type('Name', 'Zawadi');
    cleanup();
    expect(isDraftOpen(kind, 'w-1')).toBe(false);
    open();
    expect(value('Name')).toBe('Zawadi');
  });

  it('leaves every other field as it is by now', () => {
    typeAndReload();
    open({ blank: { ...empty, note: 'Changed elsewhere' } });
    expect(value('Name')).toBe('Zawadi');
    expect(value('Note')).toBe('Changed elsewhere');
  });

  it('is kept for each subject alone', () => {
    typeAndReload();
    open({ subject: 'w-2' });
    expect(value('Name')).toBe('');
    expect(screen.queryByText(KEPT)).toBeNull();
  });

  it('that was taken back leaves nothing to keep', () => {
    open();
    type('Name', 'Zawadi');
    pass(300);
    type('Name', '');
    pass(300);
    expect(drafts()).toEqual([]);
  });

  it('and is not sent stays', async () => {
    open({ save: () => Promise.reject(new Error('No network')) });
    type('Name', 'Zawadi');
    await press('Send');
    expect(screen.getByText('Not sent')).toBeTruthy();
    leavePage();
    open();
    expect(value('Name')).toBe('Zawadi');
  });

  it.each(['Send', 'Cancel'])('is forgotten after %s, also what was typed last', async (button) => {
    open();
    type('Name', 'Zawadi');
    await press(button);
    leavePage();
    expect(drafts()).toEqual([]);
  });

  it('is forgotten when it was sent after the form was left', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    open({ save: () => promise });
    type('Name', 'Zawadi');
    await press('Send');
    cleanup();
    expect(drafts()).toHaveLength(1);
    await act(async () => {
      resolve();
      await promise;
    });
    expect(drafts()).toEqual([]);
  });

  it('may be thrown away for a new start, in the first field', async () => {
    typeAndReload();
    open();
    await press('Start Over');
    expect(value('Name')).toBe('');
    expect(screen.queryByText(KEPT)).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    pass(300);
    expect(drafts()).toEqual([]);
  });

  it('is forgotten after 30 days, whosever it is', () => {
    typeAndReload();
    pass(30 * DAY_MILLISECONDS - 1);
    expect(isDraftOpen(kind, 'w-1')).toBe(true);
    pass(1);
    expect(isDraftOpen(kind, 'w-1')).toBe(false);
    session.signIn('token-of-wambui', wambui);
    open({ subject: 'w-2' });
    expect(drafts()).toEqual([]);
  });
});

describe('a session', () => {
  it('that expires takes nothing along, not even the last letter', () => {
    open();
    type('Name', 'Zawadi');
    act(() => session.expire());
    cleanup();
    session.signIn('another-token', njeri);
    expect(isDraftOpen(kind, 'w-1')).toBe(true);
    open();
    expect(value('Name')).toBe('Zawadi');
  });

  it('of another person on the same device sees nothing of it', () => {
    typeAndReload();
    session.expire();
    session.signIn('token-of-wambui', wambui);
    open();
    expect(value('Name')).toBe('');
    type('Name', 'Achieng');
    leavePage();
    session.expire();
    session.signIn('another-token', njeri);
    open();
    expect(value('Name')).toBe('Zawadi');
  });

  it('that she ends takes everything of hers along, and nothing of others', () => {
    typeAndReload();
    session.expire();
    session.signIn('token-of-wambui', wambui);
    open();
    type('Name', 'Achieng');
    pass(300);
    type('Name', 'Achieng Otieno');
    logOut();
    leavePage();
    expect(drafts()).toHaveLength(1);
    session.signIn('another-token', njeri);
    open();
    expect(value('Name')).toBe('Zawadi');
  });
});

describe('storage', () => {
  it.each([
    '',
    '{',
    'null',
    '{"at":1}',
    '{"at":AT,"isOpen":true,"typed":{"name":7}}',
    '{"at":AT,"isOpen":true}',
  ])('that holds rubbish (%j) is taken for empty', (rubbish) => {
    typeAndReload();
    const [key = ''] = drafts();
    localStorage.setItem(key, rubbish.replace('AT', String(Date.now())));
    expect(isDraftOpen(kind, 'w-1')).toBe(false);
    open();
    expect(value('Name')).toBe('');
    expect(screen.queryByText(KEPT)).toBeNull();
  });

  it.each(['QuotaExceededError', 'SecurityError'])('that fails with %s breaks no form', async (name) => {
    const real = localStorage;
    const failing = () => {
      throw new DOMException('No', name);
    };
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: failing,
      setItem: failing,
    });
    open();
    type('Name', 'Zawadi');
    pass(300);
    cleanup();
    open();
    expect(value('Name')).toBe('Zawadi');
    await press('Send');
    cleanup();
    open();
    expect(value('Name')).toBe('');
  });
});
