import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { useNavigate } from 'react-router';
import { checkAddress, readCheckOfItem, type CheckOfItem } from './check-of-item.ts';

/** The check from which the work in sight was opened, or null, and the way back to it once the work is done. */
export function useCheckOfItem(): { readonly check: CheckOfItem | null; readonly goBack: () => void } {
  const navigate = useNavigate();
  const check = readCheckOfItem(useAddressParameters());
  return {
    check,
    goBack: () => {
      if (check !== null) void navigate(checkAddress(check), { replace: true });
    },
  };
}
