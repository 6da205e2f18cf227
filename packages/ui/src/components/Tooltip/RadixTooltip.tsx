import * as Radix from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';
import * as css from './Tooltip.css.ts';

export interface RadixTooltipProps {
  open: boolean;
  onClose: () => void;
  onStay: () => void;
  onLeave: () => void;
  children: ReactNode;
}

/**
 * The bubble. Only `Tooltip.tsx` imports it, lazily. Screen readers say its words as the button's description, so they
 * skip it.
 */
export default function RadixTooltip({ open, onClose, onStay, onLeave, children }: RadixTooltipProps) {
  return (
    <Radix.Provider>
      <Radix.Root
        open={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <Radix.Trigger asChild>
          <span className={css.pin} aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            className={css.bubble}
            side="bottom"
            sideOffset={4}
            collisionPadding={16}
            aria-hidden="true"
            onPointerEnter={onStay}
            onPointerLeave={onLeave}
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
