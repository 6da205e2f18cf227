import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useNavigate } from 'react-router';
import { checkAddress, readCheckOfItem, type CheckOfItem } from './check-of-item.ts';

/** The state of an address whose check is decided now, because its paper is. */
export const DECIDES = 'decides';

/** The check from which the work in sight was opened, or null, and the way back to it once the work is done. */
export function useCheckOfItem(): {
  readonly check: CheckOfItem | null;
  readonly goBack: (next?: typeof DECIDES) => void;
} {
  const navigate = useNavigate();
  const check = readCheckOfItem(useAddressParameters());
  return {
    check,
    goBack: (next) => {
      if (check !== null) void navigate(checkAddress(check), { replace: true, state: next });
    },
  };
}
