import type { ReactNode } from 'react';
import * as css from './PaymentMark.css.ts';

interface PlateProps {
  width: number;
  children: ReactNode;
}

/** A mark keeps its own colours on a white plate, in every theme. The words beside it name it, so screen readers skip it. */
const Plate = ({ width, children }: PlateProps) => (
  <svg
    className={css.plate}
    viewBox={`0 0 ${String(width)} 24`}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <rect x=".5" y=".5" width={width - 1} height="23" rx="4.5" fill="#fff" stroke="#d3c7b6" />
    {children}
  </svg>
);

const Mpesa = () => (
  <Plate width={52}>
    <path
      stroke="#2e9b3a"
      strokeWidth="2.1"
      d="M6 16.5v-9l3.2 5 3.2-5v9M15 12.5h2.4M20.4 16.5v-9h2.1a2.6 2.6 0 0 1 0 5.2h-2.1M32 7.5h-4.2v9H32M27.8 11.9h3.6M39 8.9c-.5-.9-1.3-1.4-2.2-1.4-1.3 0-2.2.9-2.2 2.1 0 2.9 4.6 1.8 4.6 4.7 0 1.3-1 2.2-2.4 2.2-1 0-1.9-.5-2.4-1.4M41.4 16.5l3.1-9 3.1 9M42.5 13.6h4"
    />
  </Plate>
);

const Cards = () => (
  <span className={css.pair}>
    <Plate width={36}>
      <circle cx="14.5" cy="12" r="6.5" fill="#eb001b" />
      <circle cx="21.5" cy="12" r="6.5" fill="#f79e1b" />
      <path fill="#ff5f00" d="M18 6.5a6.5 6.5 0 0 1 0 11 6.5 6.5 0 0 1 0-11z" />
    </Plate>
    <Plate width={40}>
      <path
        stroke="#1434cb"
        strokeWidth="2.2"
        d="m7 8 1.6 8L13 8M17.2 8l-1.5 8M24.6 8.8c-.6-.5-1.3-.8-2.1-.8-1.3 0-2.1.8-2.1 1.8 0 2.3 3.6 1.7 3.6 4.1 0 1.2-1 2.1-2.4 2.1-.9 0-1.7-.3-2.2-.9M27 16l4.4-8 1.7 8M28.6 13.4h3.9"
      />
    </Plate>
  </span>
);

const drawings = { mpesa: Mpesa, card: Cards } as const;
export const paymentMethods = ['mpesa', 'card'] as const;

export interface PaymentMarkProps {
  /** `card`: Mastercard and Visa. */
  method: (typeof paymentMethods)[number];
}

/** The mark of a way to pay, in its own colours. */
export function PaymentMark({ method }: PaymentMarkProps) {
  const Drawing = drawings[method];
  return <Drawing />;
}
