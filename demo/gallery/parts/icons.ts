import { alertIcon } from '../../../src/ui/icon/alert.ts';
import { arrowDownIcon } from '../../../src/ui/icon/arrow-down.ts';
import { arrowLeftIcon } from '../../../src/ui/icon/arrow-left.ts';
import { arrowRightIcon } from '../../../src/ui/icon/arrow-right.ts';
import { arrowUpIcon } from '../../../src/ui/icon/arrow-up.ts';
import { bellIcon } from '../../../src/ui/icon/bell.ts';
import { checkIcon } from '../../../src/ui/icon/check.ts';
import { chevronDownIcon } from '../../../src/ui/icon/chevron-down.ts';
import { chevronLeftIcon } from '../../../src/ui/icon/chevron-left.ts';
import { chevronRightIcon } from '../../../src/ui/icon/chevron-right.ts';
import { chevronUpIcon } from '../../../src/ui/icon/chevron-up.ts';
import { clockIcon } from '../../../src/ui/icon/clock.ts';
import { closeIcon } from '../../../src/ui/icon/close.ts';
import { compareIcon } from '../../../src/ui/icon/compare.ts';
import { copyIcon } from '../../../src/ui/icon/copy.ts';
import { documentIcon } from '../../../src/ui/icon/document.ts';
import { downloadIcon } from '../../../src/ui/icon/download.ts';
import { dragIcon } from '../../../src/ui/icon/drag.ts';
import { editIcon } from '../../../src/ui/icon/edit.ts';
import { errorIcon } from '../../../src/ui/icon/error.ts';
import { externalIcon } from '../../../src/ui/icon/external.ts';
import { eyeIcon } from '../../../src/ui/icon/eye.ts';
import { eyeOffIcon } from '../../../src/ui/icon/eye-off.ts';
import { filterIcon } from '../../../src/ui/icon/filter.ts';
import { gridIcon } from '../../../src/ui/icon/grid.ts';
import { heartIcon } from '../../../src/ui/icon/heart.ts';
import { infoIcon } from '../../../src/ui/icon/info.ts';
import { linkIcon } from '../../../src/ui/icon/link.ts';
import { lockIcon } from '../../../src/ui/icon/lock.ts';
import { mailIcon } from '../../../src/ui/icon/mail.ts';
import { menuIcon } from '../../../src/ui/icon/menu.ts';
import { minusIcon } from '../../../src/ui/icon/minus.ts';
import { moreIcon } from '../../../src/ui/icon/more.ts';
import { plusIcon } from '../../../src/ui/icon/plus.ts';
import { printIcon } from '../../../src/ui/icon/print.ts';
import { refreshIcon } from '../../../src/ui/icon/refresh.ts';
import { ringIcon } from '../../../src/ui/icon/ring.ts';
import { sampleIcon } from '../../../src/ui/icon/sample.ts';
import { searchIcon } from '../../../src/ui/icon/search.ts';
import { successIcon } from '../../../src/ui/icon/success.ts';
import { trashIcon } from '../../../src/ui/icon/trash.ts';
import { userIcon } from '../../../src/ui/icon/user.ts';

/** All icons, by their names in the code. */
export const icons = {
  alertIcon,
  arrowDownIcon,
  arrowLeftIcon,
  arrowRightIcon,
  arrowUpIcon,
  bellIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  clockIcon,
  closeIcon,
  compareIcon,
  copyIcon,
  documentIcon,
  downloadIcon,
  dragIcon,
  editIcon,
  errorIcon,
  externalIcon,
  eyeOffIcon,
  eyeIcon,
  filterIcon,
  gridIcon,
  heartIcon,
  infoIcon,
  linkIcon,
  lockIcon,
  mailIcon,
  menuIcon,
  minusIcon,
  moreIcon,
  plusIcon,
  printIcon,
  refreshIcon,
  ringIcon,
  sampleIcon,
  searchIcon,
  successIcon,
  trashIcon,
  userIcon,
};
