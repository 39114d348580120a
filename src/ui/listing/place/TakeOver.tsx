import { Component, type ReactNode } from 'react';

interface TakeOverProps {
  /** Whether the server-rendered content is shown. */
  isServed: boolean;
  /** Called right before something else takes its place. */
  onTakeOver: () => void;
  children: ReactNode;
}

/** A class, since only `getSnapshotBeforeUpdate` sees the page before React changes it: focus and selection are there. */
export class TakeOver extends Component<TakeOverProps> {
  override getSnapshotBeforeUpdate({ isServed }: TakeOverProps) {
    if (isServed && !this.props.isServed) this.props.onTakeOver();
    return null;
  }

  // React asks for it beside the above.
  override componentDidUpdate() {}

  override render() {
    return this.props.children;
  }
}
