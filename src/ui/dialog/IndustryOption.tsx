import { useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { gridIcon } from '../icon/grid.ts';

/** An industry to choose. */
export interface IndustryChoice {
  code: string;
  title: string;
  /** Address of its square image; a general icon by default. */
  image?: string | undefined;
}

interface Props {
  industry: IndustryChoice;
  /** Name of the group of radio buttons. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** An industry with its square image; a general icon if there is none, or it fails to load. */
export function IndustryOption({ industry: { code, title, image }, name, isChosen, onChoose }: Props) {
  const [isBroken, setBroken] = useState(false);
  return (
    <label className="ce-industry ce-box ce-pair ce-gap-3">
      <input
        type="radio"
        name={name}
        value={code}
        checked={isChosen}
        onChange={onChoose}
        className="ce-industry__box"
      />
      <span className="ce-industry__image">
        {image && !isBroken ? (
          <img src={image} alt="" width={48} height={48} onError={() => setBroken(true)} />
        ) : (
          <Icon path={gridIcon} size="large" />
        )}
      </span>
      <span className="ce-industry__title">{title}</span>
    </label>
  );
}
