import { useNavigate, useParams, useRouteError } from "@remix-run/react";
import { useEffect } from "react";
import { statusOf } from "~/lib/http/page-error";
import { restoreAsNew } from "~/ui/admin/drafts/drafts";
import { useRestoring } from "~/ui/admin/drafts/use-restored";
import { ScreenError } from "~/ui/admin/feedback/screen-error";

const NEW = "/admin/blog/new";

/** In place of a post that cannot be shown. What was typed into one that is gone becomes a new post. */
export function PostError() {
  const isGone = statusOf(useRouteError()) === 404;
  const { id = null } = useParams();
  const isAsked = useRestoring("post", id) !== null;
  const navigate = useNavigate();
  useEffect(() => {
    if (!isGone || !isAsked) return;
    restoreAsNew(NEW);
    navigate(NEW, { replace: true });
  }, [isGone, isAsked, navigate]);
  return <ScreenError />;
}
