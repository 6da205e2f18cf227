import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { CrossIcon } from '../../icons/CrossIcon.tsx';
import { join } from '../../primitives/join.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Toasts.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { ToastTimer } from './ToastTimer.tsx';

export const toastTones = ['info', 'success', 'warning', 'danger'] as const;
type ToastTone = (typeof toastTones)[number];

export interface ToastMessage {
  text: string;
  tone?: ToastTone;
  /**
   * Its time on the screen, in milliseconds. A failure stays until it is closed. After its screen is left, it
   * disappears after the usual time.
   */
  forMs?: number;
}

interface ShownToast {
  id: number;
  text: string;
  tone: ToastTone;
  forMs: number | undefined;
  /** The caller of the message. Undefined where the caller was left before. */
  teller: string | undefined;
}

/** Null takes back the failures of this caller, where another attempt begins. */
type Tell = (message: ToastMessage | null) => void;

interface Held {
  tell: (message: ToastMessage, teller: string | undefined) => void;
  leave: (teller: string) => void;
  forget: (teller: string | undefined) => void;
}

const DEFAULT_MS = 6_000;
const ToastContext = createContext<Held | undefined>(undefined);

/**
 * The hook with which a screen announces a result: `const tell = useToast(); tell({ text: 'Review deleted', tone:
 * 'success' })`.
 * A failure that would stay disappears after the usual time once its part of the screen is left: on the next one it has
 * no subject.
 */
export function useToast(): Tell {
  const held = use(ToastContext);
  if (!held) throw new Error('useToast needs <Toasts> around the app.');
  const { tell, leave, forget } = held;
  const id = useId();
  const teller = useRef<string>(undefined);
  useEffect(() => {
    teller.current = id;
    return () => {
      teller.current = undefined;
      leave(id);
    };
  }, [id, leave]);
  return useCallback(
    (message) => (message === null ? forget(teller.current) : tell(message, teller.current)),
    [tell, forget],
  );
}

export interface ToastsProps {
  children: ReactNode;
  /** Where they stand on a desk: below the header at the end of the line, or below the content beside the rail. */
  place?: keyof typeof css.place;
  /** The name of the cross. The default is 'Hide this message'. */
  dismissLabel?: string;
}

const english: Words['toasts'] = { dismiss: 'Hide this message' };

/** Holds the messages of an app. They disappear: for a message that must not be missed, use `Banner`. */
export function Toasts({ children, place = 'corner', dismissLabel }: ToastsProps) {
  const words = useWords('toasts', english);
  const hides = dismissLabel ?? words.dismiss;
  /** The newest first: it is the lowest, and screen readers say it first. */
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const lastId = useRef(0);
  const tell = useCallback<Held['tell']>(({ text, tone = 'info', forMs }, teller) => {
    lastId.current += 1;
    const id = lastId.current;
    // A result that arrives after its screen was left disappears like all others.
    const stay = forMs ?? (tone === 'danger' && teller !== undefined ? undefined : DEFAULT_MS);
    const told = { id, text, tone, forMs: stay, teller };
    // A repeated text is shown once, as the newest: three presses on one button would otherwise pile up toasts over it.
    setShown((before) => [told, ...before.filter((toast) => toast.text !== text)]);
  }, []);
  const leave = useCallback((teller: string) => {
    const isLeft = (toast: ShownToast) => toast.teller === teller && toast.forMs === undefined;
    // Not at once: the message itself may remove the row that failed. Most parts of a screen leave none.
    setShown((before) =>
      before.some(isLeft)
        ? before.map((toast) => (isLeft(toast) ? { ...toast, forMs: DEFAULT_MS } : toast))
        : before,
    );
  }, []);
  const forget = useCallback<Held['forget']>((teller) => {
    setShown((before) => before.filter((toast) => toast.teller !== teller || toast.forMs !== undefined));
  }, []);
  const held = useMemo(() => ({ tell, leave, forget }), [tell, leave, forget]);
  const dismiss = useCallback((id: number) => {
    setShown((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const list = useMemo(
    () =>
      shown.map(({ id, text, tone, forMs }) => (
        <div key={id} className={join(css.toast, css.tone[tone])}>
          <span className={css.words}>{text}</span>
          <IconButton
            label={hides}
            icon={<CrossIcon size="small" />}
            onClick={() => {
              dismiss(id);
            }}
          />
          {forMs !== undefined && <ToastTimer id={id} forMs={forMs} onEnd={dismiss} />}
        </div>
      )),
    [shown, dismiss, hides],
  );
  return (
    <ToastContext value={held}>
      {children}
      {/* Present from the start: screen readers announce text added to a live region, but not a new region with its text. */}
      <output className={join(css.region, css.place[place])}>{list}</output>
    </ToastContext>
  );
}
