import type { ContentNode } from '@brandpost/domain';
import type { ComponentType } from 'react';
import { CardForm } from '../forms/card-form.tsx';
import { EServiceForm } from '../forms/e-service-form.tsx';
import { HeadingForm } from '../forms/heading-form.tsx';
import { ImageForm } from '../forms/image-form.tsx';
import { PdfForm } from '../forms/pdf-form.tsx';
import { TableForm } from '../forms/table-form.tsx';
import { VideoForm } from '../forms/video-form.tsx';
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx';
import { AccordionBody } from './accordion-body.tsx';
import { ColBody } from './col-body.tsx';
import { RowBody } from './row-body.tsx';
import { StillView } from './still-view.tsx';

/** Blocks that are written where they stand. */
const IN_PLACE: Readonly<Record<string, ComponentType<{ node: ContentNode }>>> = {
  heading: HeadingForm,
  html: RichTextEditor,
  table: TableForm,
};
/** Blocks that are shown with a form below. */
const BELOW: Readonly<Record<string, ComponentType<{ node: ContentNode }>>> = {
  image: ImageForm,
  card: CardForm,
  pdf: PdfForm,
  video: VideoForm,
  'e-service': EServiceForm,
};
/** Blocks that hold others. */
const AROUND: Readonly<Record<string, ComponentType<{ node: ContentNode; isActive: boolean }>>> = {
  row: RowBody,
  col: ColBody,
  accordion: AccordionBody,
};

/** A block as it will look; the active one with what can be said of it. */
export function BlockBody({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  const Around = AROUND[node.type];
  if (Around !== undefined) return <Around node={node} isActive={isActive} />;
  const InPlace = isActive ? IN_PLACE[node.type] : undefined;
  if (InPlace !== undefined) return <InPlace node={node} />;
  const Below = isActive ? BELOW[node.type] : undefined;
  return (
    <>
      <StillView node={node} />
      {Below !== undefined && <Below node={node} />}
    </>
  );
}
