import { useStyles } from '../../../ui/base/styles.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import css from './product-head.css';

/** Placeholder for a product's head if the server has rendered nothing. */
export function HeadSkeleton() {
  useStyles(css);
  return (
    <div className="ce-product-head">
      <Skeleton shape="block" height="calc(var(--ce-_m) * 22)" />
      <div className="ce-stack ce-gap-4">
        <Skeleton width="30%" />
        <Skeleton shape="block" height="calc(var(--ce-_m) * 3.5)" width="70%" />
        <Skeleton lines={2} />
        <Skeleton shape="block" height="calc(var(--ce-_m) * 2.75)" width="50%" />
        <Skeleton lines={5} />
      </div>
    </div>
  );
}
