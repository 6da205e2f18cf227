import { Fragment, useMemo, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { Faster } from './Faster.tsx';
import { HeldFormContext, type UnsavedForm } from './held-form-context.ts';
import { isSuperseded, whatChanged, type Seen } from './what-changed.ts';

interface HeldFormProps<Piece> {
  /** The work as it is now. */
  readonly piece: Piece;
  readonly seen: Seen;
  /** Whether the member may have the form now. */
  readonly isOpen: boolean;
  /** The form, for the work that the member read. */
  readonly children: (read: Piece) => ReactNode;
  /** Stands there instead of the form. */
  readonly otherwise?: ReactNode;
}

type Forms = ReadonlyMap<string, UnsavedForm>;

const reporterOf =
  (setForms: Dispatch<SetStateAction<Forms>>) => (form: string, unsaved: UnsavedForm | null) =>
    setForms((others) => {
      if (others.get(form)?.state === unsaved?.state) return others;
      const changed = new Map(others);
      if (unsaved === null) changed.delete(form);
      else changed.set(form, unsaved);
      return changed;
    });

/**
 * The form of a member who holds a piece of work. When the work is changed meanwhile, a form without new words follows it.
 * One with words that are not saved stays as it is: the member is told what changed, and closes it herself. Its papers leave
 * the page with the hold.
 */
export function HeldForm<Piece>({ piece, seen, isOpen, children, otherwise = null }: HeldFormProps<Piece>) {
  const [read, setRead] = useState({ piece, seen, turn: 0 });
  const [forms, setForms] = useState<Forms>(new Map());
  const [report] = useState(() => reporterOf(setForms));
  const context = useMemo(() => ({ report, isHeld: isOpen }), [report, isOpen]);
  const isOvertaken = isSuperseded(read.seen, seen);
  const isTyped = forms.size > 0;
  const mayFollow = !isTyped || !isOvertaken;
  if (mayFollow && (isOvertaken || read.piece !== piece)) setRead({ ...read, piece, seen });

  if (!isOpen && !isTyped) return otherwise;
  // An answer that is on its way may be what changed the work.
  const isTold =
    isTyped && isOvertaken && !Array.from(forms.values()).some(({ state }) => state === 'sending');
  return (
    <HeldFormContext value={context}>
      {isTold && (
        <Faster
          sentences={whatChanged(read.seen, seen)}
          isFree={seen.holder === null && !seen.isOver && seen.needs === read.seen.needs}
          onClose={() => {
            for (const { forget } of forms.values()) forget();
            setForms(new Map());
            // A new turn is a new form, without her words.
            setRead({ piece, seen, turn: read.turn + 1 });
          }}
        />
      )}
      <Fragment key={read.turn}>{children(mayFollow ? piece : read.piece)}</Fragment>
    </HeldFormContext>
  );
}
