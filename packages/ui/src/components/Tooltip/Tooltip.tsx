import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { fetchModule } from '../../fetch-module.ts';
import { InfoIcon } from '../../icons/InfoIcon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RadixTooltipProps } from './RadixTooltip.tsx';
import * as css from './Tooltip.css.ts';

// Without the bubble's code there is no bubble, but the screen must not crash.
const LazyTooltip = lazy<ComponentType<RadixTooltipProps>>(() =>
  fetchModule(() => import('./RadixTooltip.tsx')).catch(() => ({ default: () => null })),
);

/** Long enough for a move of the pointer from the button into the bubble. */
const LEAVE_MS = 150;

export interface TooltipProps {
  /** The subject: 'Trust score guide'. It names the button. */
  label: string;
  /** The explanation. Text only: it contains no control. */
  children: ReactNode;
}

/** An explanation behind an (i). It opens on hover, focus and tap, and closes on Escape and a tap elsewhere. */
export function Tooltip({ label, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closesOnPress = useRef(false);
  const textId = useId();
  const stay = () => {
    clearTimeout(leaving.current);
  };
  const show = () => {
    stay();
    setWanted(true);
    setOpen(true);
  };
  const hide = () => {
    stay();
    setOpen(false);
  };
  const leave = () => {
    stay();
    leaving.current = setTimeout(hide, LEAVE_MS);
  };
  useEffect(() => () => clearTimeout(leaving.current), []);
  return (
    <>
      <button
        type="button"
        className={css.trigger}
        aria-label={label}
        aria-describedby={textId}
        onPointerEnter={(event) => {
          // A finger enters too, just before its tap. The tap decides then.
          if (event.pointerType === 'mouse') show();
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') leave();
        }}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) show();
        }}
        onBlur={hide}
        onPointerDown={(event) => {
          // The hover of the mouse has already opened it: the press must not close it again.
          closesOnPress.current = event.pointerType !== 'mouse' && open;
        }}
        onClick={(event) => {
          // A tap moves the focus here first, which may have opened it already. The state before the tap decides.
          const closes = event.detail === 0 ? open : closesOnPress.current;
          if (closes) hide();
          else show();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
      >
        <InfoIcon />
        {wanted && (
          <Suspense fallback={null}>
            <LazyTooltip open={open} onClose={hide} onStay={stay} onLeave={leave}>
              {children}
            </LazyTooltip>
          </Suspense>
        )}
      </button>
      <VisuallyHidden as="div" id={textId}>
        {children}
      </VisuallyHidden>
    </>
  );
}
