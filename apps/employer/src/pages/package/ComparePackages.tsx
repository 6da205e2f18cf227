import { DEFAULT_PACKAGE_ID } from '@repo/domain/packages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { chosenPackage, choosePackage } from '../../invitations/invite-draft.ts';
import { PackageChooser } from './PackageChooser.tsx';

/** Before a worker was named: the packages side by side, and the way back to the invitation with one of them. */
export function ComparePackages() {
  const navigate = useNavigate();
  const [initial] = useState(() => chosenPackage() ?? DEFAULT_PACKAGE_ID);
  return (
    <PackageChooser
      workerName={undefined}
      initialPackageId={initial}
      payLabel="Choose This Package"
      promise={() => 'Nothing is sent or paid here. You name the worker next.'}
      onPay={({ id }) => {
        choosePackage(id);
        void navigate(-1);
      }}
    />
  );
}
