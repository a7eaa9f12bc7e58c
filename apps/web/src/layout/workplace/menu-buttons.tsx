import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { barItem } from './bar-item.ts';
import { WITH_MENU_BESIDE } from './menu-beside.ts';
import { SIDE_MENU_ID } from './side-menu.tsx';
import { chooseFold, useIsFolded } from './side-menu-fold.ts';
import { workplaceTexts } from './workplace-texts.ts';

const Opener = styled.button`
  ${barItem}

  &[data-is-beside='true'] {
    ${WITH_MENU_BESIDE} {
      display: none;
    }
  }
`;
const Folder = styled.button`
  ${barItem}
  display: none;

  ${WITH_MENU_BESIDE} {
    display: inline-flex;
  }
`;

/** Opens the side menu as a sheet; where it stands beside the page, folds it. */
export function MenuButtons({ isBeside }: { isBeside: boolean }) {
  const isFolded = useIsFolded();
  const FoldIcon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <>
      <Opener
        type="button"
        popoverTarget={SIDE_MENU_ID}
        data-is-beside={isBeside}
        aria-label={workplaceTexts.openMenu}
      >
        <Menu aria-hidden="true" size={22} />
      </Opener>
      {isBeside && (
        <Folder
          type="button"
          aria-label={isFolded ? workplaceTexts.unfoldMenu : workplaceTexts.foldMenu}
          onClick={() => chooseFold(!isFolded)}
        >
          <FoldIcon aria-hidden="true" size={20} />
        </Folder>
      )}
    </>
  );
}
